import { type RefObject, useEffect, useEffectEvent, useState } from "react"

import { formatMessage } from "#domain/messages/format-message.ts"
import { putInto } from "#ui/browser/put-into.ts"
import { useObjectUrl } from "#ui/browser/use-object-url.ts"
import { Button } from "#ui/button/button.tsx"

import { shrinkPage, turnPage } from "../../upload/shrink-page.ts"
import type { FileTexts } from "./describe-files.server.ts"

import styles from "./own-forms.module.css"

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

interface Props {
  input: RefObject<HTMLInputElement | null>
  texts: FileTexts
}

/** The pages that were chosen in an input: straightened, shrunk, and turned if asked. A new choice mounts it again. */
export function ChosenPages({ input, texts }: Props) {
  const [pages, setPages] = useState<readonly File[]>(() => [...(input.current?.files ?? [])])
  const [isWorking, setIsWorking] = useState(true)
  const show = (files: readonly File[]) => {
    setPages(files)
    if (input.current) putInto(input.current, ...files)
  }
  const shrinkAll = useEffectEvent(async () => {
    try {
      show(await Promise.all(pages.map(shrinkPage)))
    } catch {
      // Sent as they are: the server says what is wrong with them.
    } finally {
      setIsWorking(false)
    }
  })
  useEffect(() => void shrinkAll(), [])
  const turn = async (page: File) => {
    const turned = await turnPage(page)
    show(pages.map((one) => (one === page ? turned : one)))
  }
  if (pages.length === 0) return null
  return (
    <>
      <output className="soft small">
        {isWorking
          ? texts.working
          : formatMessage(texts.chosen, {
              count: String(pages.length),
              size: String(kilobytes(pages)),
            })}
      </output>
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
    </>
  )
}
