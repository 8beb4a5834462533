import type { User } from '@sumfox/contracts/identity/account';
import { isYoungGrade } from '@sumfox/curriculum/grades';
import { lookOf, sceneOf } from '../entities/look/index.js';
import { FOX_POSES } from '../shared/art/fox-poses.js';
import { SCENES } from '../shared/art/scenes.js';

/** So that the browser knows how large the drawing is. */
const SIZE = 'width="300" height="300" ';

/** Waits for the sheets that are being fetched: without them a picture would stand in the wrong place. */
async function untilStyled(): Promise<void> {
  const come = async (link: HTMLLinkElement): Promise<void> => {
    if (!link.sheet) await new Promise((resolve) => link.addEventListener('load', resolve));
  };
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(come));
}

/**
 * Shows a pupil the place and the fox of the home as soon as they are there, before the scripts that fill it have come
 * and run. The home draws both at the same places, so nothing moves. In the dark, which has a sheet of its own, the
 * plain picture of waiting stays.
 */
export async function paintPlace({ userId, gradeLevel }: User): Promise<void> {
  const { place, shade } = lookOf(userId);
  if (shade !== 'light') return;
  const [scene, fox] = await Promise.all([SCENES[sceneOf(place)](), FOX_POSES.wave(), untilStyled()]);
  // The picture that came with the page, and none that a page has drawn since.
  const waiting = document.querySelector('.boot > img');
  const boot = waiting?.parentElement;
  if (!waiting || !boot) return;
  boot.dataset.theme = place;
  boot.classList.add('stage');
  boot.classList.toggle('stage--young', isYoungGrade(gradeLevel));
  boot.lastElementChild?.classList.add('visually-hidden');
  // A picture of its own, which no sheet of the page reaches: its scarf is blue in every place.
  const drawing = encodeURIComponent(fox.replace('<svg ', `<svg ${SIZE}`));
  // On a phone the fox stands below its bubble.
  waiting.outerHTML = `<span class="scene-box">${scene}</span><div class="stage__greeter"><div></div><img class="stage__fox" alt="" src="data:image/svg+xml,${drawing}"></div>`;
}
