import { useEffect, useEffectEvent, useRef, useState } from "react"

import { formatMessage } from "#domain/messages/format-message.ts"
import { putInto } from "#ui/browser/put-into.ts"
import { useObjectUrl } from "#ui/browser/use-object-url.ts"
import { Button } from "#ui/button/button.tsx"
import { loadChunk } from "#ui/chunk/load-chunk.ts"
import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"

import type { DescribedFile, FileTexts } from "./describe-files.server.ts"

import styles from "./own-forms.module.css"

const loadTools = () => loadChunk(() => import("../../upload/shrink-page.ts"))

interface PageProps {
  file: File
  number: number
  texts: FileTexts
  onTurn: () => void
}

/** A chosen page, with the button that turns it. A PDF has neither picture nor button. */
function Page({ file, number, texts, onTurn }: PageProps) {
  const address = useObjectUrl(file)
  const isPicture = file.type.startsWith("image/")
  return (
    <li className={styles.page}>
      {isPicture && address ? (
        <img src={address} alt={formatMessage(texts.page, { number: String(number) })} />
      ) : (
        <span>{file.name}</span>
      )}
      {isPicture && (
        <Button kind="secondary" onClick={onTurn}>
          {formatMessage(texts.turn, { number: String(number) })}
        </Button>
      )}
    </li>
  )
}

const kilobytes = (files: readonly File[]) =>
  Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / 1024)

/** The chosen pages of an input: straightened, shrunk and turned in the browser. */
const usePages = () => {
  const input = useRef<HTMLInputElement>(null)
  const [pages, setPages] = useState<readonly File[]>([])
  const [isWorking, setIsWorking] = useState(false)

  const show = (files: readonly File[]) => {
    setPages(files)
    if (input.current) putInto(input.current, ...files)
  }
  const choose = async () => {
    const chosen = [...(input.current?.files ?? [])]
    setPages(chosen)
    setIsWorking(true)
    try {
      const { shrinkPage } = await loadTools()
      show(await Promise.all(chosen.map(shrinkPage)))
    } catch {
      // Sent as they are: the server says what is wrong with them.
    } finally {
      setIsWorking(false)
    }
  }
  // A choice before hydration fires no event.
  const takeEarly = useEffectEvent(() => void (input.current?.files?.length && choose()))
  useEffect(() => takeEarly(), [])
  const turn = async (page: File) => {
    const { turnPage } = await loadTools()
    const turned = await turnPage(page)
    show(pages.map((one) => (one === page ? turned : one)))
  }
  return { input, pages, isWorking, choose, turn }
}

interface Props {
  field: DescribedFile
  texts: FileTexts
  error: string | undefined
  errorLabel: string
}

/**
 * The input for the pages of a document, or for one picture. Photos are straightened and shrunk in the browser; without
 * JavaScript, or if that fails, they are sent as they are, and the server does it.
 */
export function PageFiles({ field, texts, error, errorLabel }: Props) {
  const { name, label, hint, isPicture } = field
  const { input, pages, isWorking, choose, turn } = usePages()
  const shared = { name, label, hint, error, errorLabel }
  return (
    <Field {...shared}>
      <input
        {...controlAttributes(shared)}
        ref={input}
        type="file"
        className={inputClass}
        accept={isPicture ? "image/*" : "image/*,application/pdf"}
        multiple={!isPicture}
        onChange={() => void choose()}
      />
      <output className="soft small">
        {isWorking && texts.working}
        {!isWorking &&
          pages.length > 0 &&
          formatMessage(texts.chosen, {
            count: String(pages.length),
            size: String(kilobytes(pages)),
          })}
      </output>
      {pages.length > 0 && (
        <ol className={styles.pages}>
          {pages.map((file, index) => (
            <Page
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              number={index + 1}
              texts={texts}
              onTurn={() => void turn(file)}
            />
          ))}
        </ol>
      )}
    </Field>
  )
}
