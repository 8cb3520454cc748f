import { useGetIdentity, useStore } from "react-admin"

/** Under which the device remembers the ids of the members who have hidden their first day. */
export const seenKey = "firstDay.seen"

/** Whether the member has hidden the first day on this device; undefined until the member is known. */
export const useSeenFirstDay = () => {
  const { identity } = useGetIdentity()
  const [seen, setSeen] = useStore<string[]>(seenKey, [])
  const id = identity && String(identity.id)
  return {
    isSeen: id === undefined ? undefined : seen.includes(id),
    hide: () => id !== undefined && setSeen((before) => [...(before ?? []), id]),
  }
}
