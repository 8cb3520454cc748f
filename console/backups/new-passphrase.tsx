import { PlainField } from "../kit/form/plain-field.tsx"
import type { Label } from "../kit/text/use-language.ts"
import { useBackupTexts } from "./texts.ts"

interface NewPassphraseProps {
  label: Label
  hint: Label
  isOptional?: boolean
}

/** A passphrase, typed twice: a mistake in it would make a file that nobody can open. */
export function NewPassphrase({ label, hint, isOptional = false }: NewPassphraseProps) {
  const text = useBackupTexts()
  const shared = { type: "password", autoComplete: "new-password", isOptional } as const
  return (
    <>
      <PlainField {...shared} name="passphrase" label={label} hint={hint} />
      <PlainField {...shared} name="passphrase_again" label={{ text: text("passphraseAgain") }} />
    </>
  )
}
