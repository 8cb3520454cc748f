// Storage of the component tests, in place of idb-keyval (vitest.config.ts): happy-dom lacks IndexedDB.
type Store = Map<string, unknown>

const stored: Store = new Map()
const stores = new Map<string, Store>()

/** Like a database, a store keeps what an earlier connection wrote. */
export const createStore = (database: string): Store => {
  const store = stores.get(database) ?? new Map()
  stores.set(database, store)
  return store
}

export const get = async (key: string, store = stored) => store.get(key)
export const set = async (key: string, value: unknown, store = stored) => void store.set(key, value)
export const del = async (key: string, store = stored) => void store.delete(key)
export const entries = async (store = stored) => [...store]
export const update = async (key: string, change: (former: unknown) => unknown) =>
  void stored.set(key, change(stored.get(key)))
export const clear = async () => {
  stored.clear()
  for (const store of stores.values()) store.clear()
}
