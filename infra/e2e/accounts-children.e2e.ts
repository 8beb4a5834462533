import { expect, signIn, test } from './product.fixture.ts';
import { linkedParent } from './people.ts';

test('a parent selects one of two children for every page, also by keyboard, and undoes an unlink', async ({
  page,
  pupil,
  database,
  watch,
  lookTwice,
}) => {
  // The profile on show asks once more while the page turns to the dashboard.
  watch.expectRefusal(404, /^\/api\/child-profile\//);
  const sibling = await database.addPupil({ firstName: 'Wei Jun' });
  await signIn(page, await linkedParent(page, [pupil, sibling]));
  const switcher = page.getByRole('combobox', { name: 'Child:' });
  const card = (username: string) => page.getByRole('listitem').filter({ hasText: `@${username}` });

  await test.step('the first child is the current one', async () => {
    await page.goto('/');
    await expect(switcher).toHaveValue(pupil.id);
    await expect(card(pupil.username)).toHaveAttribute('aria-current', 'true');
    const box = await switcher.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await lookTwice('two-children');
  });

  await test.step('another one is chosen with the keyboard, and stays chosen', async () => {
    await switcher.focus();
    await page.keyboard.press('W');
    await expect(switcher).toHaveValue(sibling.id);
    await expect(card(sibling.username)).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await expect(switcher).toHaveValue(sibling.id);
  });

  await test.step('the page of one child leads to the same page of the other', async () => {
    await card(sibling.username)
      .getByRole('link', { name: /^Profile/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`/student-profile/${sibling.id}$`));
    // The dashboard names the child too: the profile has to be there, not only asked for.
    await expect(page.getByRole('button', { name: 'Unlink', exact: true })).toBeVisible();
    await expect(page.getByText(`@${sibling.username}`)).toBeVisible();
    await switcher.selectOption(pupil.id);
    await expect(page).toHaveURL(new RegExp(`/student-profile/${pupil.id}$`));
    await expect(page.getByText(`@${pupil.username}`)).toBeVisible();
    await lookTwice('two-children-profile');
  });

  await test.step('unlinked by mistake, and linked again by one press', async () => {
    await page.getByRole('button', { name: 'Unlink', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink', exact: true }).click();
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await expect(undo).toBeVisible();
    await expect(card(pupil.username)).toHaveCount(0);
    await lookTwice('undo-unlink');
    await undo.click();
    await expect(card(pupil.username)).toHaveAttribute('aria-current', 'true');
    await expect(undo).toHaveCount(0);
  });
});
