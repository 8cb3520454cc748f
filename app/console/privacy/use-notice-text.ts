import { useTranslate } from "react-admin"

/** Label of the privacy notice version that an application was submitted with. */
export const useNoticeText = () => {
  const translate = useTranslate()
  return (version: string) => {
    if (version === "") return translate("console.privacy.noticeNone")
    if (version === "paper") return translate("console.privacy.noticePaper")
    return translate("console.privacy.notice", { version })
  }
}
