import { type ComponentProps, Fragment } from "react"
import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"

import { OfferButtons } from "./answer-offer.tsx"
import type { DescribedMerit, DescribedRound } from "./describe-merit.server.ts"
import { StatusFacts, type Identity, PrintPageButton } from "./merit-parts.tsx"
import type { MeritTask } from "./merit-task.server.ts"
import type { MeritMessages } from "./messages.server.ts"
import { OwnObjections } from "./objections.tsx"

import styles from "./merit-details.module.css"

interface RoundProps {
  round: DescribedRound
  messages: MeritMessages
}

/** The index as a sum, with what was not counted. */
function Sum({ round: { sum, claims }, messages }: RoundProps) {
  return (
    <>
      <table className={styles.sum}>
        <caption>{messages.sum}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{messages.sumLabel}</th>
            <th scope="col">{messages.sumPoints}</th>
          </tr>
        </thead>
        <tbody>
          {sum.map(({ kind, label, note, points }) => (
            <tr key={label} data-kind={kind}>
              <th scope="row">
                {label} {note && <span className={styles.note}>{note}</span>}
              </th>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {claims.map((claim) => (
        <p key={claim}>{claim}</p>
      ))}
    </>
  )
}

/** Why, the days and codes, the sum, and the place in each list. */
function Explanation({ round, messages }: RoundProps) {
  const { sentences, facts, lists, sum } = round
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <StatusFacts facts={facts} />
      {sum.length > 0 && <Sum round={round} messages={messages} />}
      {lists.length > 0 && (
        <>
          <h3 className={styles.small}>{messages.lists}</h3>
          <dl className={styles.lists}>
            {lists.map(({ label, text }) => (
              <Fragment key={label}>
                <dt className="soft">{label}</dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </dl>
        </>
      )}
    </>
  )
}

/** All answers to offers, with day and actor, and the receipts. */
function Answers({ merit: { answers, messages } }: Pick<DetailsProps, "merit">) {
  if (answers.length === 0) return null
  return (
    <>
      <h3>{messages.answers}</h3>
      <ol className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ol>
      <p>{messages.notByYou}</p>
    </>
  )
}

interface DetailsProps {
  merit: DescribedMerit
  identity: Identity
  identityField: ComponentProps<typeof OwnObjections>["identityField"]
  task: MeritTask | undefined
}

/** What the last merit list says about the applicant and what to do next; the earlier lists are folded. */
export function MeritDetails({ merit, identity, identityField, task }: DetailsProps) {
  const { messages, current, earlier, withdrawn, over } = merit
  const language = useLanguage()
  return (
    <section className={styles.merit} data-standing={current?.standing}>
      {withdrawn && <p className="strong">{withdrawn}</p>}
      {over && <p className="strong">{over}</p>}
      {current && (
        <>
          <p className="soft strong">{current.title}</p>
          <h2>{current.headline}</h2>
          <h3>{messages.next}</h3>
          <p>{current.next}</p>
          <OfferButtons merit={merit} identity={identity} />
        </>
      )}
      <Answers merit={merit} />
      {current && (
        <>
          <Explanation round={current} messages={messages} />
          <p className="screen-only">
            <Link className="tap-height" to={inLanguage(language, current.path)}>
              {messages.publicList}
            </Link>
          </p>
          {task?.kind !== "answered" && <PrintPageButton label={messages.print} />}
        </>
      )}
      <OwnObjections merit={merit} identity={identity} identityField={identityField} task={task} />
      {earlier.length > 0 && (
        <>
          <h3>{messages.earlier}</h3>
          {earlier.map((round) => (
            <details key={round.number} className={styles.earlier}>
              <summary>
                {round.title}: {round.headline}
              </summary>
              <Explanation round={round} messages={messages} />
            </details>
          ))}
        </>
      )}
    </section>
  )
}
