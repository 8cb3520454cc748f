import { formatMessage } from "#domain/messages/format-message.ts"
import { Button } from "#ui/button/button.tsx"

import type { RemoteDraft } from "../draft/draft.ts"
import { formatClockTime } from "../draft/format-clock-time.ts"
import { nameIn } from "./content.ts"
import type { Transferring } from "./use-transfer.ts"

import styles from "./transfer.module.css"

type ViewOf<Name extends Transferring["view"]["name"]> = Extract<
  Transferring["view"],
  { name: Name }
>

interface ChoiceProps {
  transfer: Transferring
  incoming: ViewOf<"choice">["incoming"]
}

/** Asks which of two forms to keep, with their names and times. */
export function Choice({ transfer, incoming }: ChoiceProps) {
  const { texts, language, current, takeOver, run, setView } = transfer
  const { ask } = texts
  const before = current()
  const describe = (text: string, content: ChoiceProps["incoming"]["content"]) =>
    formatMessage(text, {
      name: nameIn(content) || ask.noName,
      time: formatClockTime(content.savedAt, language),
    })
  return (
    <section>
      <h3>{ask.title}</h3>
      <p>{ask.text}</p>
      <ul>
        {before && <li>{describe(ask.device, before)}</li>}
        <li>{describe(ask.other, incoming.content)}</li>
      </ul>
      <p className={styles.actions}>
        <Button kind="secondary" onClick={() => setView({ name: "start" })}>
          {ask.useDevice}
        </Button>
        <Button kind="secondary" onClick={() => run(() => takeOver(incoming))}>
          {ask.useOther}
        </Button>
      </p>
    </section>
  )
}

interface ConflictProps {
  transfer: Transferring
  conflict: ViewOf<"conflict">
  remote: RemoteDraft | undefined
}

/** Asks what to do with a newer version on the server. */
export function Conflict({ transfer, conflict, remote }: ConflictProps) {
  const { texts, language, store, open } = transfer
  const { pin, version, savedAt } = conflict
  const time = formatClockTime(savedAt, language)
  if (!remote) return null
  return (
    <section>
      <p>{formatMessage(texts.conflict.text, { time })}</p>
      <p className={styles.actions}>
        <Button onClick={() => store(pin)}>{texts.store.newCode}</Button>
        <Button kind="secondary" onClick={() => open(remote.code, pin)}>
          {texts.conflict.open}
        </Button>
        <Button kind="secondary" onClick={() => store(pin, { ...remote, version })}>
          {texts.conflict.replace}
        </Button>
      </p>
    </section>
  )
}
