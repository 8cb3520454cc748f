import { useEffect, useRef, useState } from "react"

import type { OutboxItem } from "../../outbox/outbox-item.ts"
import { queueItem, removeQueued, setOwn, withLock } from "../../outbox/outbox-store.ts"
import { dropDraftText, loadDraft, saveDraft } from "../draft/draft.ts"

/** The form on this page while it is in the outbox. */
export const useQueuedForm = (course: string) => {
  const held = useRef<OutboxItem>(undefined)
  const [isQueued, setIsQueued] = useState(false)

  const hold = (item: OutboxItem | undefined) => {
    if (held.current) setOwn(held.current.key, false)
    if (item) setOwn(item.key, true)
    held.current = item
    setIsQueued(item !== undefined)
  }
  useEffect(
    () => () => {
      if (held.current) setOwn(held.current.key, false)
    },
    [],
  )
  /** Removes a form from the outbox: it is confirmed, or a draft again. */
  const remove = async (item: OutboxItem | undefined) => {
    if (item) await removeQueued(item.key).catch(() => undefined)
    if (held.current === item) hold(undefined)
  }
  return {
    isQueued,
    item: () => held.current,
    /** The outbox takes the place of the draft. Without storage for it the draft stays. */
    put: async (item: OutboxItem) => {
      if (!(await queueItem(item))) return
      hold(item)
      dropDraftText(course)
    },
    remove,
    takeBack: () => {
      const item = held.current
      if (item && !loadDraft(course)) saveDraft(course, item.draft)
      hold(undefined)
      void remove(item)
    },
    release: () => hold(undefined),
    /** Runs while no other tab sends the form. */
    run: async <Result>(send: () => Promise<Result>) =>
      held.current ? (await withLock(held.current.key, send))! : send(),
  }
}
