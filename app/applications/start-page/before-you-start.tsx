import type { StartPage } from "./read-start-page.server.ts"

import styles from "./start-page.module.css"

/** The last dates, as far as the college gives them. */
export function ImportantDates({ dates }: StartPage) {
  if (dates.length === 0) return null
  return (
    <dl className={styles.dates}>
      {dates.map(({ label, iso, day }) => (
        <div key={label}>
          <dt className="soft">{label}</dt>
          <dd>
            <time dateTime={iso}>{day}</time>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Fees({ fees, pay, messages }: Pick<StartPage, "fees" | "pay" | "messages">) {
  if (!fees) return null
  return (
    <section>
      <h3 id="fees">{messages.fees.title}</h3>
      <div className="table-box">
        <table className={styles.fees} aria-labelledby="fees">
          <thead>
            <tr>
              <th scope="col">{messages.fees.course}</th>
              {fees.categories.map((category) => (
                <th key={category} scope="col">
                  {category}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fees.rows.map((row) => (
              <tr key={row.course}>
                <th scope="row">{row.course}</th>
                {row.fees.map((fee, index) => (
                  <td key={fees.categories[index]}>{fee}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pay.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

/** What to know and to have ready before the form. What the college does not give is left out. */
export function BeforeYouStart({ start }: { start: StartPage }) {
  const { messages, ready, eligibility, urn, documents } = start
  return (
    <section className={styles.before}>
      <h2>{messages.before}</h2>
      <p>{messages.time}</p>
      {eligibility && (
        <section>
          <h3>{messages.eligibility}</h3>
          <p className={styles.written}>{eligibility}</p>
        </section>
      )}
      <List {...ready} />
      <section>
        <h3>{urn.title}</h3>
        <p className={styles.written}>{urn.help}</p>
      </section>
      <Fees {...start} />
      <section>
        <h3>{messages.free.title}</h3>
        <p>{messages.free.text}</p>
      </section>
      <List title={messages.bring} items={documents} />
    </section>
  )
}
