// Picture storage of the component tests, in place of idb-keyval (vitest.config.ts): happy-dom lacks IndexedDB.
const stored = new Map<string, unknown>()

export const get = async (key: string) => stored.get(key)
export const set = async (key: string, value: unknown) => void stored.set(key, value)
export const del = async (key: string) => void stored.delete(key)
export const update = async (key: string, change: (former: unknown) => unknown) =>
  void stored.set(key, change(stored.get(key)))
export const clear = async () => stored.clear()
