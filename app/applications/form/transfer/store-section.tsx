import { useState } from "react"

import { inLanguage } from "#app/language.ts"
import { groupDraftCode } from "#domain/applications/drafts/draft-code.ts"
import { withSiteSpelling } from "#domain/content/site-spelling.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { Button } from "#ui/button/button.tsx"

import type { RemoteDraft } from "../draft/draft.ts"
import { PinForm } from "./pin-form.tsx"
import { printSlip } from "./slip.ts"
import type { Transferring } from "./use-transfer.ts"

import styles from "./transfer.module.css"

/** Letter by letter, as it is read aloud. */
const spell = (code: string) => [...code].join(" ")

const dayOf = (at: string, language: Transferring["language"]) => {
  const locale = language === "hi" ? "hi-IN" : "en-IN"
  const day = new Date(at).toLocaleDateString(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
  })
  return language === "hi" ? withSiteSpelling(day) : day
}

interface StoredProps {
  transfer: Transferring
  remote: RemoteDraft
  course: string
}

/** The code of the stored form, with the slip. */
function StoredCode({ transfer, remote, course }: StoredProps) {
  const { texts, language, setError } = transfer
  const { stored } = texts
  const day = dayOf(remote.expiresAt, language)
  const address = window.location.host + inLanguage(language, "/admission-form/continue")
  const print = () => {
    if (!printSlip({ code: remote.code, course, day, address }, texts, language)) {
      setError(stored.noWindow)
    }
  }
  return (
    <section className={styles.stored}>
      <h3>{stored.title}</h3>
      <p>{stored.code}</p>
      <p className={styles.code} translate="no">
        <span aria-hidden="true">{groupDraftCode(remote.code)}</span>
        <span className="visually-hidden">
          {formatMessage(stored.spelled, { letters: spell(remote.code) })}
        </span>
      </p>
      <p>
        {formatMessage(stored.until, { day })} {formatMessage(stored.where, { address })}
      </p>
      <p>{stored.pinNote}</p>
      <Button kind="secondary" onClick={print}>
        {stored.print}
      </Button>
    </section>
  )
}

/** Stores the form again, under a new code, or deletes it from the server. */
function StoredActions({ transfer, remote }: Omit<StoredProps, "course">) {
  const { texts, store, remove } = transfer
  const [isForgotten, setIsForgotten] = useState(false)
  return (
    <section>
      <h3>{texts.store.again}</h3>
      <PinForm
        // The field is emptied when another PIN is asked.
        key={String(isForgotten)}
        transfer={transfer}
        hint={isForgotten ? texts.pinHint : texts.pinAgainHint}
        action={isForgotten ? texts.store.newCode : texts.store.again}
        onPin={(pin) => store(pin, isForgotten ? undefined : remote)}
      />
      {!isForgotten && (
        <button type="button" className="link-button" onClick={() => setIsForgotten(true)}>
          {texts.store.forgot}
        </button>
      )}
      <details>
        <summary className="tap-height">{texts.stored.remove}</summary>
        <PinForm
          transfer={transfer}
          hint={texts.stored.removeText}
          action={texts.stored.remove}
          kind="secondary"
          onPin={(pin) => remove(remote.code, pin)}
        />
      </details>
    </section>
  )
}

interface StoreSectionProps extends Omit<StoredProps, "remote"> {
  remote: RemoteDraft | undefined
}

/** Stores the form on the server. */
export function StoreSection({ transfer, remote, course }: StoreSectionProps) {
  const { texts, store } = transfer
  if (remote) {
    return (
      <>
        <StoredCode transfer={transfer} remote={remote} course={course} />
        <StoredActions transfer={transfer} remote={remote} />
      </>
    )
  }
  return (
    <section>
      <h3>{texts.store.title}</h3>
      <p>{texts.store.text}</p>
      <PinForm
        transfer={transfer}
        hint={texts.pinHint}
        action={texts.store.action}
        onPin={(pin) => store(pin)}
      />
    </section>
  )
}
