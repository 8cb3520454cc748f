import { type ComponentType, useEffect, useState } from "react"

import { hasQueued } from "./outbox-list.ts"

/** Forms on this device that wait to be sent. Loaded only if there is one: most visitors never have any. */
export function Outbox() {
  const [Panel, setPanel] = useState<ComponentType>()
  useEffect(() => {
    // Its file came with the page. Without it the forms are sent at the next visit.
    if (hasQueued()) {
      import("./outbox-panel.tsx").then(
        ({ OutboxPanel }) => setPanel(() => OutboxPanel),
        () => undefined,
      )
    }
  }, [])
  return Panel ? <Panel /> : null
}
