import type { DescribedDocuments, FileTexts } from "./describe-files.server.ts"
import { type FormProps, forStep, OwnForm, type OwnFormsProps } from "./own-forms.tsx"
import { PageFiles } from "./page-files.tsx"

import meritStyles from "../merit/merit-details.module.css"
import styles from "./own-forms.module.css"

type Item = DescribedDocuments["items"][number]

/** A paper, with what is known of it. */
function DocumentState({ item, isNamed }: { item: Item; isNamed: boolean }) {
  return (
    <p>
      {isNamed && <>{item.label}: </>}
      {item.isDue ? <strong>{item.state}</strong> : item.state}
      {item.reason && <span className={styles.reason}>{item.reason}</span>}
    </p>
  )
}

interface Props extends FormProps {
  documents: DescribedDocuments
  texts: FileTexts
}

/** One form sends all documents together. */
function DocumentsForm({ documents, texts, ...props }: Props) {
  const { refused, identityField } = props
  const others = documents.items.filter(({ canSend }) => !canSend)
  const isDue = documents.items.some((item) => item.isDue)
  return (
    <section className={meritStyles.merit} data-standing={isDue ? "incomplete" : undefined}>
      <h2>{documents.title}</h2>
      {others.length > 0 && (
        <ul className={styles.documents}>
          {others.map((item) => (
            <li key={item.name}>
              <DocumentState item={item} isNamed />
            </li>
          ))}
        </ul>
      )}
      {documents.canSend && (
        <>
          <p>{documents.lead}</p>
          <OwnForm step="documents" submit={documents.submit} hasFiles {...props}>
            {documents.items
              .filter(({ canSend }) => canSend)
              .map((item) => (
                <div key={item.name} className={styles.document}>
                  <PageFiles
                    field={item}
                    texts={texts}
                    error={refused?.errors[item.name]}
                    errorLabel={identityField.errorLabel}
                  />
                  <DocumentState item={item} isNamed={false} />
                </div>
              ))}
          </OwnForm>
        </>
      )}
    </section>
  )
}

/** The papers of an application: what is to be sent, and what became of each. */
export function OwnDocuments({ form, ...props }: Omit<OwnFormsProps, "reason">) {
  const { documents, fileTexts } = form
  if (!documents) return null
  return <DocumentsForm documents={documents} texts={fileTexts} {...forStep(props, "documents")} />
}
