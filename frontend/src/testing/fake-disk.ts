/**
 * The functions of `idb-keyval` that the page uses, over a map.
 * @param guard is handed each result: it may refuse as a full or forbidden storage does
 */
export function toFakeDisk(disk: Map<string, unknown>, guard: <T>(result: T) => T = (result) => result) {
  return {
    get: async (key: string) => guard(disk.get(key)),
    set: async (key: string, value: unknown) => void guard(disk.set(key, value)),
    update: async (key: string, change: (old: unknown) => unknown) =>
      void guard(disk.set(key, change(disk.get(key)))),
    keys: async () => guard([...disk.keys()]),
    delMany: async (keys: string[]) => guard(keys).forEach((key) => disk.delete(key)),
  };
}
