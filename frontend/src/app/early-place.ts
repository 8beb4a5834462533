import type { User } from '@sumfox/contracts/identity/account';
import { isYoungGrade } from '@sumfox/curriculum/grades';
import { lookOf, sceneOf } from '../entities/look/index.js';
import { FOX_POSES } from '../shared/art/fox-poses.js';
import { SCENES } from '../shared/art/scenes.js';

/** So that the browser knows how large the drawing is. */
const SIZE = 'width="300" height="300" ';
const SCARF = 'var(--scarf,#2F7DE1)';

/** Waits for the sheets that are being fetched: without them a picture would stand in the wrong place. */
async function untilStyled(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const come = (link: HTMLLinkElement) =>
    link.sheet ??
    new Promise((resolve) => {
      for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
    });
  await Promise.all(sheets.map(come));
}

/** A drawing as a picture of its own, which no sheet of the page reaches. */
function toPicture(svg: string, scarf: string): HTMLImageElement {
  const picture = new Image();
  const whole = svg.replace('<svg ', `<svg ${SIZE}`).replace(SCARF, scarf || '#2f7de1');
  picture.src = `data:image/svg+xml,${encodeURIComponent(whole)}`;
  picture.alt = '';
  picture.className = 'stage__fox';
  return picture;
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
  const boot = document.querySelector<HTMLElement>('.boot');
  // The home is there already.
  if (!boot) return;
  boot.dataset.theme = place;
  const world = document.createElement('span');
  world.className = 'scene-box';
  world.innerHTML = scene;
  const greeter = document.createElement('div');
  greeter.className = 'stage__greeter';
  // On a phone the fox stands below its bubble.
  greeter.append(
    document.createElement('div'),
    toPicture(fox, getComputedStyle(boot).getPropertyValue('--scarf')),
  );
  const [waits] = boot.querySelectorAll('p');
  if (waits) waits.className = 'visually-hidden';
  boot.className = isYoungGrade(gradeLevel) ? 'boot stage stage--young' : 'boot stage';
  boot.replaceChildren(world, greeter, ...(waits ? [waits] : []));
}
