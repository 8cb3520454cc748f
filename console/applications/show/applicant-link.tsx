import { Typography } from "@mui/material"
import { useState } from "react"

import { requestData } from "../../api/api-client.ts"
import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { OpeningButton } from "../../kit/dialog/text-button.tsx"
import { CopiedLink } from "../../kit/page/copied-link.tsx"
import { useText } from "../../kit/text/use-language.ts"

/**
 * Gives the link that opens the applicant's sheet, for an applicant who has lost it. It holds the admission code, which the
 * console shows nowhere else; each look is audited.
 */
function ApplicantLinkDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const [link, setLink] = useState<string>()
  const read = async () => {
    const path = `/applications/${encodeURIComponent(id)}/link`
    setLink((await requestData<{ link: string }>("POST", path, {})).link)
  }
  return (
    <FormDialog
      onClose={onClose}
      maxWidth="sm"
      send={read}
      staysOpen
      title={t("console.applications.link")}
      closeLabel="ra.action.close"
      {...(!link && { submit: { label: "console.applications.linkShow" } })}
    >
      {link ? (
        <CopiedLink link={link} hint="console.applications.linkHint" />
      ) : (
        <Typography>{t("console.applications.linkWhy")}</Typography>
      )}
    </FormDialog>
  )
}

export function ApplicantLinkButton({ id }: { id: string }) {
  return (
    <OpeningButton label="console.applications.link">
      {(close) => <ApplicantLinkDialog id={id} onClose={close} />}
    </OpeningButton>
  )
}
