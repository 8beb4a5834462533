import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { encodeQR } from 'qr';
import { comeToRest } from './page-rest.ts';
import { linkCodeOf } from './people.ts';
import { expect, PASSWORD, signIn, test } from './product.fixture.ts';

async function tapPictures(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
}

/** A camera that sees the card, on every page that is opened from now on. */
async function showToCamera(page: Page, code: string): Promise<void> {
  await page.addInitScript(
    (card: boolean[][]) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas');
        const size = 6;
        canvas.width = card.length * size;
        canvas.height = card.length * size;
        const pen = canvas.getContext('2d')!;
        const draw = (): void => {
          pen.fillStyle = '#fff';
          pen.fillRect(0, 0, canvas.width, canvas.height);
          pen.fillStyle = '#000';
          for (const [y, row] of card.entries())
            for (const [x, isDark] of row.entries()) if (isDark) pen.fillRect(x * size, y * size, size, size);
          requestAnimationFrame(draw);
        };
        draw();
        return canvas.captureStream();
      };
    },
    encodeQR(code, 'raw', { border: 4 }),
  );
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const children = page.getByRole('heading', { name: 'Who is learning today?' });
  await expect(children.or(page.getByLabel('Username'))).toBeVisible();
}

test('a parent approves a tablet for two children: one signs in by pictures, one by a tap', async ({
  page,
  pupil,
  browser,
  watch,
  lookTwice,
}) => {
  watch.expectRefusal(401, /^\/api\/auth\/family-device\/sign-in$/);
  const id = randomBytes(3).toString('hex');
  const email = `tablet_${id}@example.sg`;
  await page.goto('/login');
  const registered = await page.request.post('/api/auth/register-family', {
    data: {
      parentName: 'Pat Tan',
      parentEmail: email,
      parentPassword: PASSWORD,
      childName: 'Little Mei',
      childUsername: `mei_${id}`,
      childPassword: 'fox4',
      gradeLevel: 'Primary 1',
    },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(registered.status()).toBe(201);

  await test.step('links the older child too', async () => {
    const childsDevice = await browser.newPage();
    await childsDevice.goto('/login');
    const code = await linkCodeOf(childsDevice, pupil);
    await childsDevice.close();
    await page.goto('/');
    const family = page.getByRole('region', { name: 'Linked Children' });
    await family.getByRole('button', { name: 'Link Child' }).first().click();
    await page.getByLabel("Child's Username").fill(pupil.username);
    await page.getByLabel('Link Code').fill(code);
    await page.getByLabel('Link Code').press('Enter');
    await expect(page.getByText(`@${pupil.username}`)).toBeVisible();
  });

  await test.step('gives the little one three pictures', async () => {
    await page.getByRole('link', { name: 'Profile of Little Mei' }).click();
    await page.getByRole('button', { name: 'Choose Pictures' }).click();
    await tapPictures(page, 'Cat', 'Star');
    await expect(page.getByRole('button', { name: 'Save Pictures' })).toBeDisabled();
    await tapPictures(page, 'Cat');
    await lookTwice('choose-pictures');
    await page.getByRole('button', { name: 'Save Pictures' }).click();
    await expect(page.getByRole('button', { name: 'Choose New Pictures' })).toBeVisible();
  });

  await test.step('allows both on this tablet', async () => {
    await page.goto('/profile');
    const boxes = page.getByRole('group', { name: 'May use this tablet' }).getByRole('checkbox');
    await expect(boxes).toHaveCount(2);
    for (const box of await boxes.all()) await box.check();
    await page.getByRole('button', { name: 'Save for This Tablet' }).click();
    await expect(page.getByRole('heading', { name: 'Tablets you allowed' })).toBeVisible();
    await lookTwice('tablets');
    await signOut(page);
  });

  await test.step('the little one comes in by the pictures, and by no others', async () => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Who is learning today?' })).toBeVisible();
    await lookTwice('who');
    await page.getByRole('button', { name: 'Little Mei' }).click();
    await tapPictures(page, 'Cat', 'Cat', 'Star');
    await expect(page.getByRole('alert')).toHaveText('Not those pictures. Try once more.');
    await lookTwice('other-pictures');
    await tapPictures(page, 'Cat', 'Star', 'Cat');
    await expect(page.getByRole('button', { name: 'User menu' })).toContainText('P1');
  });

  await test.step('the older one takes over by a tap', async () => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('button', { name: 'Somebody Else' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Little Mei' })).toHaveCount(0);
    await lookTwice('switch');
    await dialog.getByRole('listitem').getByRole('button').click();
    await expect(page.getByRole('button', { name: 'User menu' })).toContainText('P5');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the little one comes in by a card in front of the camera', async () => {
    const phone = await browser.newPage();
    await signIn(phone, email);
    await phone.goto('/');
    await phone.getByRole('link', { name: 'Profile of Little Mei' }).click();
    const made = phone.waitForResponse((response) => response.url().endsWith('/sign-in-card'));
    await phone.getByRole('button', { name: 'Make a Card' }).click();
    const { code } = (await (await made).json()) as { code: string };
    await expect(phone.getByRole('img', { name: 'QR code of Little Mei' })).toBeVisible();
    await phone.close();
    await signOut(page);
    await showToCamera(page, code);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Show my card' }).click();
    await expect(page.getByRole('button', { name: 'User menu' })).toContainText('P1');
  });

  await test.step('once the parent takes the tablet back from afar, nobody comes in by a tap', async () => {
    const phone = await browser.newPage();
    await signIn(phone, email);
    await phone.goto('/profile');
    await phone.getByRole('button', { name: 'Remove' }).click();
    await expect(phone.getByRole('heading', { name: 'Tablets you allowed' })).toHaveCount(0);
    await phone.close();
    await signOut(page);
    await page.goto('/login');
    await comeToRest(page);
    await expect(page.getByRole('heading', { name: 'Who is learning today?' })).toHaveCount(0);
    await expect(page.getByLabel('Username')).toBeVisible();
  });
});
