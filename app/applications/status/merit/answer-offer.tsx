import type { ComponentProps } from "react"
import { useNavigation } from "react-router"

import type { OwnAnswer } from "#domain/merit/rounds/offers.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { Button } from "#ui/button/button.tsx"

import type { DescribedStatus } from "../describe-status.server.ts"
import type { DescribedMerit } from "./describe-merit.server.ts"
import {
  IdentityField,
  StatusFacts,
  type Identity,
  PrintPageButton,
  TaskForm,
} from "./merit-parts.tsx"

import styles from "./merit-details.module.css"

interface OfferProps {
  merit: DescribedMerit
  identity: Identity
}

/** The buttons to accept or decline the offered seat; what follows is said before the answer counts. */
export function OfferButtons({ merit: { current, messages }, identity }: OfferProps) {
  const isSending = useNavigation().state !== "idle"
  if (!current || current.answers.length === 0) return null
  return (
    <TaskForm
      identity={identity}
      step="answer"
      list={current.id}
      className={`${styles.buttons} screen-only`}
    >
      {current.answers.map((answer) => (
        <Button
          key={answer}
          kind={answer === "accepted" ? "primary" : "secondary"}
          type="submit"
          name="answer"
          value={answer}
          disabled={isSending}
        >
          {messages.give[answer]}
        </Button>
      ))}
    </TaskForm>
  )
}

/** Asks whether the answer is meant, and says what follows from it. */
export function ConfirmAnswer({
  merit: { current, messages },
  identity,
  answer,
  identityField,
}: OfferProps & { answer: OwnAnswer; identityField: ComponentProps<typeof IdentityField> }) {
  const isSending = useNavigation().state !== "idle"
  if (!current) return null
  const { question, follows, yes } = messages.confirm[answer]
  return (
    <section className={styles.merit} data-standing={answer}>
      <p className="soft strong">{current.title}</p>
      <h2>{formatMessage(question, { seat: current.seat })}</h2>
      <ul className={styles.follows}>
        {follows.map((sentence) => (
          <li key={sentence}>{formatMessage(sentence, { day: current.lastDay })}</li>
        ))}
      </ul>
      <TaskForm identity={identity} step="answer" list={current.id} className={styles.form}>
        <input type="hidden" name="answer" value={answer} />
        <IdentityField {...identityField} />
        <Button type="submit" name="confirmed" value="yes" disabled={isSending}>
          {yes}
        </Button>
      </TaskForm>
      <TaskForm identity={identity}>
        <Button kind="secondary" type="submit" disabled={isSending}>
          {messages.back}
        </Button>
      </TaskForm>
    </section>
  )
}

interface ReceiptProps {
  merit: DescribedMerit
  application: DescribedStatus
}

export function Receipt({ merit: { current, messages, receipt }, application }: ReceiptProps) {
  if (!current) return null
  const { facts } = messages
  const answer = current.standing === "declined" ? "declined" : "accepted"
  return (
    <section className={styles.merit} data-standing="accepted">
      <h2>{messages.receiptTitle[answer]}</h2>
      <StatusFacts
        facts={[
          ...receipt,
          { label: facts.number, text: application.applicationNumber },
          { label: facts.course, text: application.course },
          { label: facts.session, text: application.session },
          { label: facts.seat, text: current.seat },
        ]}
      />
      <p className="screen-only">{messages.keep}</p>
      <PrintPageButton label={messages.print} />
    </section>
  )
}
