export default async function teardown() {
  const counted = await globalThis.__testPool?.stop();
  if (counted) console.log(counted);
  await globalThis.__testServers?.stop();
}
