import { useTranslate } from "react-admin"

/** Which privacy notice an application came with, in words. */
export const useNoticeText = () => {
  const translate = useTranslate()
  return (version: string) => {
    if (version === "") return translate("console.privacy.noticeNone")
    if (version === "paper") return translate("console.privacy.noticePaper")
    return translate("console.privacy.notice", { version })
  }
}
