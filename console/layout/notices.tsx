import { useState } from "react"
import { Notification, useNotificationContext } from "react-admin"

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
  return <Notification key={count} />
}
