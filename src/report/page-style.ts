/** What the report's page adds to the style sheet of all pages. */
export const PAGE_STYLE = `:root {
  --winnable: light-dark(#1c6b8f, #58b0d8);
  --unwinnable: light-dark(#e3e1da, #3a4147);
  --edge: light-dark(#7b8187, #8d959b);
  --here: light-dark(#1c6b8f, #58b0d8);
  --band: light-dark(#b9d8e6, #234656);
  --published: light-dark(#a8480a, #f0a36a);
  --link: light-dark(#0b5394, #8cc4f0);
}

body {
  max-width: 62rem;
}

main > section,
nav {
  margin: 0 0 1rem;
  padding: 1rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--panel);
}

h3 {
  margin: 1rem 0 0.5rem;
  font-size: 1rem;
}

p,
ul {
  margin: 0 0 0.5rem;
}

ul {
  padding-left: 1.2rem;
}

nav ul {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
}

a {
  color: var(--link);
}


nav a {
  display: inline-block;
  padding: 0.25rem 0;
}

.lead,
.note {
  color: var(--muted);
}

.note {
  font-size: 0.9rem;
}

figure {
  margin: 1rem 0 0.75rem;
}

svg {
  display: block;
  max-width: 100%;
  height: auto;
}

.wide svg,
.narrow svg {
  width: 100%;
}
.narrow svg {
  max-width: 30rem;
  margin: 0 auto;
}

@media screen and (min-width: 54rem) {
  .narrow {
    display: none;
  }
}
@media screen and (max-width: 53.99rem) {
  .wide {
    display: none;
  }
  td {
    white-space: nowrap;
  }
}
summary {
  padding: 0.4rem 0;
  cursor: pointer;
}

.table {
  max-height: 40rem;
  margin: 0.5rem 0;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 0.25rem;
}

table {
  width: 100%;
  border-collapse: collapse;
  font-size: 0.8rem;
  font-variant-numeric: tabular-nums;
}

caption {
  padding: 0.5rem;
  font-weight: 600;
  text-align: left;
}

th,
td {
  padding: 0.2rem 0.45rem;
  border-top: 1px solid var(--line);
  text-align: left;
  vertical-align: top;
}

thead th {
  position: sticky;
  top: 0;
  background: var(--panel);
}

th,
.number {
  white-space: nowrap;
}

.number {
  text-align: right;
}

dl {
  margin: 0 0 1rem;
}
dl div {
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: 0 1rem;
}
dt {
  color: var(--muted);
}
dd {
  margin: 0;
  overflow-wrap: anywhere;
}
code {
  font-size: 0.9em;
}
footer {
  color: var(--muted);
  font-size: 0.9rem;
}

@media (max-width: 30rem) {
  body {
    padding: 0.75rem;
  }
  main > section,
  nav {
    padding: 0.75rem;
  }
  dl div {
    display: block;
    margin-bottom: 0.5rem;
  }
}
@media print {
  @page {
    margin: 14mm;
  }
  body {
    max-width: none;
    padding: 0;
    background: none;
    font-size: 10.5pt;
  }
  nav,
  .narrow,
  details:not([open]) {
    display: none;
  }
  main > section {
    margin: 0 0 5mm;
    padding: 0;
    border: 0;
    background: none;
  }
  h2,
  h3,
  caption,
  .lead {
    break-after: avoid;
  }
  figure,
  dl,
  p,
  tr,
  li {
    break-inside: avoid;
  }
  figure {
    break-after: avoid;
    margin: 2mm 0;
  }
  /* A picture of several sheets begins on the next one; its heading does not take one of its own. */
  .tall .lead {
    break-after: auto;
  }
  .table {
    max-height: none;
    overflow: visible;
    border: 0;
  }
  table {
    font-size: 7.5pt;
  }
  thead th {
    position: static;
  }
  th,
  td {
    padding: 0.5mm 1mm;
    white-space: normal;
  }
  .number {
    white-space: nowrap;
  }
  th.number {
    white-space: normal;
  }
}
`;
