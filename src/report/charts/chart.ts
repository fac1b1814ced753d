import type { Mark } from 'vega';
import type { Table } from '../../statistics/table.ts';

/** The colours of a chart: CSS colours, or variables of the page. */
export interface Palette {
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  /** What the chart stands on. */
  readonly panel: string;
  readonly winnable: string;
  readonly unwinnable: string;
  /** Edge of the pale area of the unwinnable. */
  readonly edge: string;
  readonly here: string;
  /** Under a line, where its interval is. */
  readonly band: string;
  readonly published: string;
}

/** For whom a chart is drawn. */
export interface Layout {
  /** Pixels. */
  readonly width: number;
  /** For a phone. */
  readonly narrow: boolean;
  readonly palette: Palette;
}

/** What was drawn into a layout's width. */
export interface Picture {
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** One thing that a study shows: a picture, its data as tables, and what is to be said of it. */
export interface Chart {
  /** Name of its file, and its anchor on the page. */
  readonly id: string;
  /** What is to be seen, plain text as all the texts here. */
  readonly title: string;
  /** How to read it. */
  readonly lead: string;
  /** The picture in words, with its main figures. */
  readonly description: string;
  /** Null where the results hold nothing to be drawn; `notes` say why. */
  readonly draw: ((layout: Layout) => Picture) | null;
  readonly tables: readonly Table[];
  /** What to know besides: definitions, and what is missing. */
  readonly notes: readonly string[];
}

/** Text sizes in pixels. */
export const SIZE = { label: 12, small: 11 } as const;
