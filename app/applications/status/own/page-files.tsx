import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react"

import { loadChunk } from "#ui/chunk/load-chunk.ts"
import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"

import type { ChosenPages } from "./chosen-pages.tsx"
import type { DescribedFile, FileTexts } from "./describe-files.server.ts"

type Chosen = ComponentType<Parameters<typeof ChosenPages>[0]>

interface Props {
  field: DescribedFile
  texts: FileTexts
  error: string | undefined
  errorLabel: string
}

/**
 * The input for the pages of a document, or for one picture. Its tools are loaded with the first choice. Without JavaScript, or
 * if they do not come, the files are sent as they are, and the server shrinks them.
 */
export function PageFiles({ field, texts, error, errorLabel }: Props) {
  const { name, label, hint, isPicture } = field
  const input = useRef<HTMLInputElement>(null)
  const [tools, setTools] = useState<{ Chosen: Chosen }>()
  const [choice, setChoice] = useState(0)
  const open = () => {
    setChoice((before) => before + 1)
    loadChunk(() => import("./chosen-pages.tsx")).then(
      (loaded) => setTools({ Chosen: loaded.ChosenPages }),
      () => undefined,
    )
  }
  // A choice before hydration fires no event.
  const takeEarly = useEffectEvent(() => input.current?.files?.length && open())
  useEffect(() => void takeEarly(), [])
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
        onChange={open}
      />
      {tools && choice > 0 && <tools.Chosen key={choice} input={input} texts={texts} />}
    </Field>
  )
}
