import { useSyncExternalStore } from "react"

import type { Device } from "./draft/draft.ts"
import { useFormFrame } from "./form-context.ts"

import styles from "./draft/draft-status.module.css"

const subscribe = (notify: () => void) => {
  window.addEventListener("online", notify)
  window.addEventListener("offline", notify)
  return () => {
    window.removeEventListener("online", notify)
    window.removeEventListener("offline", notify)
  }
}

const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

interface ConnectionNoticeProps {
  device: Device | undefined
  canSave: boolean
  /** Whether the last request had no answer: a phone may be called online without a connection. */
  hasFailed: boolean
}

/** Says without a connection that nothing is lost, and that filling in goes on. */
export function ConnectionNotice({ device, canSave, hasFailed }: ConnectionNoticeProps) {
  const { send } = useFormFrame().messages
  const isOffline = !useIsOnline() || hasFailed
  const isKept = device === "own" && canSave
  return (
    <output className={styles.connection}>
      {isOffline && (isKept ? send.noConnection : send.noConnectionInTab)}
    </output>
  )
}
