import { useState } from "react"
import { Notification, useNotificationContext } from "react-admin"

/** The buttons of the save bar stay in reach. */
const aboveSaveBar = { bottom: { xs: 80, sm: 80 } }

/**
 * Shows a new notice at once, in place of the last one. react-admin's own shows one after the other: "Undo" would come seconds
 * late.
 */
export function Notices() {
  const { notifications } = useNotificationContext()
  const newest = notifications.at(-1)
  const [last, setLast] = useState(newest)
  const [count, setCount] = useState(0)
  if (newest && newest !== last) {
    setLast(newest)
    setCount(count + 1)
  }
  return <Notification key={count} sx={aboveSaveBar} />
}
