import { useEffect, useEffectEvent, useRef, useState } from "react"

import { useLanguage } from "#app/language.ts"
import { Button } from "#ui/button/button.tsx"

import { outboxEn } from "../messages/outbox.en.ts"
import { outboxHi } from "../messages/outbox.hi.ts"
import { forgetLost, isOwn, type Queued, readQueued, whenReachable } from "./outbox-store.ts"
import { QueuedForm } from "./queued-form.tsx"
import { sendQueued } from "./send-queued.ts"

import styles from "./outbox.module.css"

type Found = Awaited<ReturnType<typeof readQueued>>

const isUnsent = ({ state }: Queued) => state === "waiting" || state === "unconfirmed"

/** Reads the outbox, and sends what waits: at once, when the browser is online, and when the page becomes visible. */
const useOutbox = () => {
  const language = useLanguage()
  const [found, setFound] = useState<Found | "unreadable">()
  const [isSending, setIsSending] = useState(false)
  const read = async () => {
    try {
      setFound(await readQueued())
    } catch {
      setFound("unreadable")
    }
  }
  const asked = useRef(0)
  const send = async () => {
    // The network may come back while an attempt without it runs: then another one follows.
    asked.current += 1
    if (asked.current > 1) return
    setIsSending(true)
    while (asked.current > 0) {
      asked.current = 1
      await sendQueued(language).catch(() => undefined)
      asked.current -= 1
    }
    setIsSending(false)
    await read()
  }
  const sendNow = useEffectEvent(send)
  const readFirst = useEffectEvent(read)
  useEffect(() => {
    void readFirst().then(() => sendNow())
    return whenReachable(() => void sendNow())
  }, [])
  return { found, isSending, send, read }
}

/** What waits on this device, without a word of whom it is of. */
export function OutboxPanel() {
  const messages = useLanguage() === "hi" ? outboxHi : outboxEn
  const { found, isSending, send, read } = useOutbox()
  if (!found) return null
  if (found === "unreadable") return <p role="alert">{messages.unreadable}</p>
  // The form on this page says itself where it is.
  const items = found.items.filter(({ key }) => !isOwn(key))
  if (items.length === 0 && found.lost.length === 0) return null
  return (
    <section className={styles.outbox} aria-labelledby="outbox">
      <h2 id="outbox">{messages.title}</h2>
      {items.map((item) => (
        <QueuedForm key={item.key} item={item} messages={messages} onDeleted={() => void read()} />
      ))}
      {found.lost.length > 0 && (
        <div>
          <p>{messages.lost}</p>
          <Button
            kind="secondary"
            onClick={() => {
              forgetLost(found.lost)
              void read()
            }}
          >
            {messages.understood}
          </Button>
        </div>
      )}
      {items.some(isUnsent) && (
        <Button onClick={() => void send()} disabled={isSending}>
          {isSending ? messages.sending : messages.sendNow}
        </Button>
      )}
    </section>
  )
}
