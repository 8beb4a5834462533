/**
 * Words of children's maths that are names too. As a name they are hidden where they are written like one (a capital
 * letter, `my name is`, beside another name); as a word they stay.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `able ace add age air all alpha angel apple april arch area arm art ash august autumn baby ball band bank bar
  basil bay bean bear beat bell best beta big bill bin bird bishop black blaze blue bob bond book box boy bread
  brook brown bud bus bush cake can candy car card carpenter case cash cat cent champ chance chase cheese cherry
  chess chew chin choose christmas city clay cliff cloud clover coin cold cole cook cool copper coral corn count
  cream crown cube cup daisy dale dan dash date dawn day dear deep den dice dime divide dog doll dollar dot double
  dove drew drum duck dust duke early earnest east easter easy eden egg elder ember end equal eve ever even factor fair
  faith fan farmer fast favour fern field fig figure fire first fish fisher flora flower ford forest fox frank free
  friday game gem ginger girl glory gold good grace graph grant gray green grey grid guy hall happy harmony
  hat haven hazel heart heath height her hill ho holly home honey hope horn hour house how hunt hunter ice   iron island jade jam january jersey jet jewel jolly joy juice july june junior just keen key king
  kite kitty kiwi knight lake lamb lance large last leaf left length less level lily lime line link lion little
  lock long lot love low luck lucky maid main major man many maple march mark marks mass master math maths
  max may mean melody mercy merry method middle mile miles milk mill min mine minor mint minus miss model monday money
  moon more morning most mother much music nail neat new nick nice night nine north note now number nut oak ocean odd
  olive one open orange page pan panda pants parent park part pat path patience peace peach pearl pen pencil penny people
  pepper phoenix pie piece pig pink place plain plane plum plus point pool poppy port pot power precious price pride
  prime prince princess promise prudence pupil queen quiz race rain rainbow ran range rate ratio ray red reed rich right
  rim ring rise river road robin rock rocky root rose round row royal ruby rule running rush rye sage sale same
  sand sandy saturday say school score sea sell set seven shade share sharp sheep shell ship shop short show side silver
  sin singer sir sky small smart smile snow so solve son south space spark speed spring square star stars stem step
  stone storm story strong sue sugar sum summer sun sunday sunny sweet table tail take tall tan tank tea teacher ten
  tiger tile time tin tip top total toy train tree trip true two unit value van vary vase very vice victory
  view violet walker wall want war ward water wave way web wed well west wheel white wide will win wind winner winter
  wise wish wolf wood woods word work year yellow young youth zero zone
  angle banana base bat bus butterfly champion chart chicken chocolate circle class compass cone cookie cylinder danish
  decimal digit dragon edge elephant fairy farm football fraction friend game gamer garden group hero hexagon horse house
  hundred jordan kent kitten luna mango market monkey muffin multiple ninja nova pair pentagon percent perimeter planet
  player pony puppy pyramid quarter rabbit rectangle robot rocket shape shark sphere stella steps super symmetry team
  tesla thirty thousand triangle turtle unicorn units venus victoria volume week weight`
    .trim()
    .split(/\s+/),
);

/** Words of almost every sentence. They are names only where the text says so. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a ah all am an and any are as at be but by can did do does each for from get go got had has have he her hi him his how
  i if in is it its just lo many me more most much my no not now of oh ok on one or our out say see she so some than
  that the them then there they this to too up us very was we were what when where which who why with yes yet you
  your`
    .trim()
    .split(/\s+/),
);

/** Name particles; hidden where they join two names. */
export const PARTICLES: ReadonlySet<string> = new Set(
  'bin binte binti bte bt al el de da del della der den van von'.split(' '),
);
