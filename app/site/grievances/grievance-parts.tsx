import { Form, Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { phoneHref } from "#app/links.tsx"
import { Button } from "#ui/button/button.tsx"

import type { DescribedReceipt } from "./grievance-action.server.ts"
import type { GrievanceMessages } from "./messages.server.ts"

import styles from "./grievances.module.css"

/** The national anti-ragging helpline of the UGC (decision 76). */
const antiRaggingHelpline = "1800-180-5522"

interface HelpProps {
  messages: GrievanceMessages
  /** The college's page about the committee, if it is published. */
  committeePath: string | undefined
}

/** The helplines for emergencies, and the readers of confidential grievances. */
export function UrgentHelp({ messages: { danger }, committeePath }: HelpProps) {
  const language = useLanguage()
  return (
    <section className={styles.urgent} aria-labelledby="urgent">
      <h2 id="urgent">{danger.title}</h2>
      <p>
        {danger.ragging}{" "}
        <a className="tap-height" href={phoneHref(antiRaggingHelpline)}>
          {antiRaggingHelpline}
        </a>
        <br />
        {danger.emergency}
      </p>
      <p>{danger.harassment}</p>
      <p>{danger.secret}</p>
      {committeePath && (
        <Link className="tap-height" to={inLanguage(language, committeePath)}>
          {danger.more}
        </Link>
      )}
    </section>
  )
}

/** Number and code of a grievance that was received. */
export function Receipt({
  receipt,
  messages: { receipt: texts },
}: {
  receipt: DescribedReceipt
  messages: GrievanceMessages
}) {
  const language = useLanguage()
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h2 id="receipt">{texts.title}</h2>
      <dl className={styles.facts}>
        <dt>{texts.number}</dt>
        <dd className={styles.code}>{receipt.number}</dd>
        <dt>{texts.code}</dt>
        <dd className={styles.code}>{receipt.code}</dd>
        <dt>{texts.due}</dt>
        <dd>{receipt.due}</dd>
      </dl>
      <p>{texts.keep}</p>
      <div className={`${styles.buttons} screen-only`}>
        <Button className="needs-scripts" onClick={() => window.print()}>
          {texts.print}
        </Button>
        {/* By POST: neither number nor code may be in an address. */}
        <Form method="post" action={inLanguage(language, "/grievances/status")}>
          <input type="hidden" name="number" value={receipt.number} readOnly />
          <input type="hidden" name="code" value={receipt.code} readOnly />
          <Button type="submit" kind="secondary">
            {texts.status}
          </Button>
        </Form>
        <Link className="tap-height" to={inLanguage(language, "/grievances")} reloadDocument>
          {texts.another}
        </Link>
      </div>
    </section>
  )
}
