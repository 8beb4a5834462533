import { countOf } from '../../core/amount.js';
import type { Setting } from '../situation.js';

/** Things in several places of one kind. */
function places(
  id: string,
  [things, thing]: readonly [many: string, one: string],
  [on, place, many]: readonly [on: string, place: string, many: string],
  range: Setting['range'],
): Setting {
  const named = Object.fromEntries(
    ['A', 'B', 'C', 'D'].flatMap((letter) => [
      [`place${letter}`, `${place} ${letter}`],
      [`on${letter}`, `${on} ${place} ${letter}`],
    ]),
  );
  return {
    id,
    style: countOf(things, thing),
    range,
    words: {
      ...named,
      things,
      one: place.toLowerCase(),
      shown: `the number of ${things} ${on} each ${place.toLowerCase()}`,
      title: `${things.charAt(0).toUpperCase()}${things.slice(1)} ${on} the ${many}`,
      counted: `Number of ${things}`,
    },
  };
}

/** Places that a bar graph compares; the range is that of one mark of its scale. */
export const GRAPH_PLACES: readonly Setting[] = [
  places('beads-in-boxes', ['beads', 'bead'], ['in', 'Box', 'boxes'], [5, 50]),
  places('books-on-shelves', ['books', 'book'], ['on', 'Shelf', 'shelves'], [2, 20]),
  places('buns-on-trays', ['buns', 'bun'], ['on', 'Tray', 'trays'], [2, 10]),
  places('shells-in-jars', ['shells', 'shell'], ['in', 'Jar', 'jars'], [5, 20]),
  places('stamps-in-albums', ['stamps', 'stamp'], ['in', 'Album', 'albums'], [10, 100]),
  places('limes-in-baskets', ['limes', 'lime'], ['in', 'Basket', 'baskets'], [2, 20]),
  places('pens-in-cups', ['pens', 'pen'], ['in', 'Cup', 'cups'], [2, 10]),
  places('plants-in-gardens', ['plants', 'plant'], ['in', 'Garden', 'gardens'], [5, 20]),
  places('toys-in-shops', ['toys', 'toy'], ['in', 'Shop', 'shops'], [10, 50]),
  places('buttons-in-tins', ['buttons', 'button'], ['in', 'Tin', 'tins'], [5, 50]),
  places('cakes-on-plates', ['cakes', 'cake'], ['on', 'Plate', 'plates'], [2, 5]),
  places('stickers-on-pages', ['stickers', 'sticker'], ['on', 'Page', 'pages'], [2, 10]),
  places('pears-in-bowls', ['pears', 'pear'], ['in', 'Bowl', 'bowls'], [2, 5]),
  places('chairs-in-rooms', ['chairs', 'chair'], ['in', 'Room', 'rooms'], [2, 10]),
];

/** What happens to some things each day, week or month. */
function series(
  id: string,
  [things, thing]: readonly [many: string, one: string],
  done: string,
  moment: 'day' | 'week' | 'month',
  range: Setting['range'],
): Setting {
  const header = `${moment.charAt(0).toUpperCase()}${moment.slice(1)}`;
  return {
    id,
    style: countOf(things, thing),
    range,
    words: {
      things,
      done,
      moment,
      header,
      on: `${moment === 'day' ? 'on' : 'in'} ${header}`,
      shownIn: `the number of ${things} that were ${done} ${moment === 'day' ? 'on' : 'in'} ${header}s`,
      title: `${things.charAt(0).toUpperCase()}${things.slice(1)} ${done}`,
      counted: `Number of ${things}`,
    },
  };
}

/** What a graph shows over time; the range is that of one mark of its scale. */
export const GRAPH_SERIES: readonly Setting[] = [
  series('stamps-sold', ['stamps', 'stamp'], 'sold', 'day', [10, 100]),
  series('cards-made', ['cards', 'card'], 'made', 'day', [5, 20]),
  series('toys-sold', ['toys', 'toy'], 'sold', 'week', [5, 50]),
  series('cakes-baked', ['cakes', 'cake'], 'baked', 'day', [5, 50]),
  series('plants-sold', ['plants', 'plant'], 'sold', 'month', [10, 100]),
  series('shells-found', ['shells', 'shell'], 'found', 'day', [5, 20]),
  series('pears-picked', ['pears', 'pear'], 'picked', 'day', [10, 50]),
  series('cans-recycled', ['cans', 'can'], 'recycled', 'week', [10, 50]),
  series('books-borrowed', ['books', 'book'], 'borrowed', 'week', [5, 20]),
  series('trees-planted', ['trees', 'tree'], 'planted', 'month', [10, 100]),
  series('letters-posted', ['letters', 'letter'], 'posted', 'day', [5, 50]),
  series('cranes-folded', ['paper cranes', 'paper crane'], 'folded', 'day', [5, 20]),
  series('tickets-sold', ['tickets', 'ticket'], 'sold', 'day', [20, 100]),
  series('eggs-collected', ['eggs', 'egg'], 'collected', 'week', [20, 100]),
];

/** The same for picture graphs of Primary 2, of which a picture stands for two, five or ten. */
const inPictures = (setting: Setting): Setting => ({
  ...setting,
  id: `${setting.id}-in-pictures`,
  range: [2, 10],
});

export const PICTURE_SERIES: readonly Setting[] = GRAPH_SERIES.map(inPictures);
export const PICTURE_PLACES: readonly Setting[] = GRAPH_PLACES.map(inPictures);
