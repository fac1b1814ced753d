/**
 * What lies where on the table of a game page, told from the places on the screen alone; evaluated in the page.
 * @returns {import('./seen-table.ts').SeenTable}
 */
(() => {
  const near = (/** @type {number} */ one, /** @type {number} */ other) => Math.abs(one - other) < 2;
  const placesOf = (/** @type {string} */ name) =>
    [...document.querySelectorAll(`.place.${name}`)].map((place) => place.getBoundingClientRect());
  const cards = [...document.querySelectorAll('[data-card]')].map((element) => ({
    name: element.getAttribute('data-card') ?? '',
    down: element.classList.contains('down'),
    box: element.getBoundingClientRect(),
    z: Number(getComputedStyle(element).zIndex),
  }));
  /** @type {string[]} */
  const covered = [];
  /** Cards from below to above; the uppermost one has to be the one that is seen. */
  const pile = (/** @type {(box: DOMRect) => boolean} */ holds) => {
    const found = cards.filter(({ box }) => holds(box)).sort((a, b) => a.z - b.z);
    const top = found.at(-1);
    if (top !== undefined) {
      const { left, top: above, width, height } = top.box;
      const seen = document.elementFromPoint(left + width / 2, above + height / 2)?.closest('[data-card]');
      if (seen?.getAttribute('data-card') !== top.name) covered.push(top.name);
    }
    return found;
  };
  const at = (/** @type {DOMRect} */ place) => (/** @type {DOMRect} */ box) =>
    near(box.left, place.left) && near(box.top, place.top);
  const names = (/** @type {typeof cards} */ found) => found.map(({ name }) => name);

  const [stockPlace] = placesOf('stock');
  const [wastePlace] = placesOf('waste');
  const foundationPlaces = placesOf('foundation');
  const firstFoundation = foundationPlaces[0];
  if (stockPlace === undefined || wastePlace === undefined || firstFoundation === undefined)
    throw new Error('no places');
  const columns = placesOf('column').map((place) =>
    pile((box) => near(box.left, place.left) && box.top > place.top - 2),
  );
  const stock = pile(at(stockPlace));
  const waste = pile(
    (box) =>
      near(box.top, wastePlace.top) && box.left > wastePlace.left - 2 && box.right < firstFoundation.left,
  );
  return {
    columns: columns.map(names),
    faceDown: columns.map((column) => column.filter(({ down }) => down).length),
    fanned: columns.every((column) =>
      column.every(({ box }, i) => i === 0 || box.top > (column[i - 1]?.box.top ?? 0) + 3),
    ),
    stock: names(stock).reverse(),
    stockDown: stock.every(({ down }) => down),
    waste: names(waste),
    foundations: foundationPlaces.map((place) => names(pile(at(place)))),
    covered,
  };
})();
