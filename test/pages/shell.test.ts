import { describe, expect, test } from 'vitest';
import { escapeHtml, pageText } from '../../src/pages/shell.ts';

describe('a page', () => {
  test('holds its parts in one file that may load nothing', () => {
    const page = pageText({
      title: 'Deal 1',
      main: '<p id="here">here</p>',
      styles: ['p { color: red }\n'],
      scripts: ['first();\n'],
    });
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">\n/);
    expect(page).toContain("default-src 'none'");
    expect(page).toContain('<h1>Deal 1</h1>');
    expect(page).toContain('<p id="here">here</p>');
    expect(page.indexOf('<style>\np { color: red }')).toBeGreaterThan(page.indexOf('--page:'));
    expect(page).toContain('<script type="module">\nfirst();\n</script>');
    expect(page).not.toMatch(/<link|\bsrc=|https?:|@import/);
  });

  test('text cannot become markup: a title, and data of any kind', () => {
    const bad = '</title></script><script>alert("1")</script><!-- \' &';
    const page = pageText({ title: bad, main: '', data: { game: { name: bad } } });
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('<!--');
    const [, json = ''] = /id="game">(.*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json)).toEqual({ name: bad });
  });

  test('scripts are joined without imports and exports', () => {
    const page = pageText({ title: '', main: '' });
    expect(page).not.toMatch(/^(import|export) /m);
  });

  test.each([
    ['<b>', '&#60;b&#62;'],
    [`"'&`, '&#34;&#39;&#38;'],
    ['7♥ é', '7♥ é'],
  ])('%s is written %s', (text, written) => expect(escapeHtml(text)).toBe(written));
});
