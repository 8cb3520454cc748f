import { isRouteErrorResponse, useRouteError } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { ButtonLink } from "#app/ui/button/button.tsx"
import { PageBanner } from "#app/ui/page-banner/page-banner.tsx"

import { PageMeta } from "../page-meta.tsx"

import notice from "./notice.module.css"
import page from "./site-page.module.css"

// In both languages: where a loader failed there is no data that could have brought the words.
const words = {
  en: {
    title: "Unexpected Application Error!",
    home: "Home",
    trail: "You are here",
    notFound: "There is no page at this address.",
    notFoundText:
      "The address may have a spelling mistake, or the page may have been taken away. One of these will help you on:",
    failed: "Something went wrong on our side.",
    failedText: "Please try again in a minute. Until then, one of these may help you on:",
    ways: [
      { title: "Home page", path: "/" },
      { title: "Search", path: "/search" },
      { title: "Site map", path: "/site-map" },
      { title: "Online admission", path: "/admission-form" },
      { title: "Contact us", path: "/contact-us/" },
    ],
  },
  hi: {
    title: "अप्रत्याशित त्रुटि!",
    home: "मुख्य पृष्ठ",
    trail: "आप यहाँ हैं",
    notFound: "इस पते पर कोई पृष्ठ नहीं है।",
    notFoundText: "सम्भव है पते की वर्तनी में भूल हो, या पृष्ठ हटा दिया गया हो। आगे के लिए इनमें से कुछ चुनें:",
    failed: "हमारी ओर से कुछ गड़बड़ हुई है।",
    failedText: "कृपया एक मिनट बाद फिर प्रयास करें। तब तक इनमें से कुछ चुन सकते हैं:",
    ways: [
      { title: "मुख्य पृष्ठ", path: "/" },
      { title: "खोज", path: "/search" },
      { title: "साइट मानचित्र", path: "/site-map" },
      { title: "ऑनलाइन प्रवेश", path: "/admission-form" },
      { title: "सम्पर्क करें", path: "/contact-us/" },
    ],
  },
}

/**
 * What a page of the site shows when there is no such page, or when it failed (spec 8, design 4.4).
 * Every route of the site exports it, so that menus and footer stay around it.
 */
export function ErrorBoundary() {
  const error = useRouteError()
  const language = useLanguage()
  const text = words[language]
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <PageMeta
        title={text.title}
        description={isNotFound ? text.notFound : text.failed}
        isUnlisted
      />
      <PageBanner
        title={text.title}
        label={text.trail}
        crumbs={[{ title: text.home, to: inLanguage(language, "/") }]}
      />
      <div className={page.body}>
        <div className={notice.notice}>
          <h2>{isNotFound ? text.notFound : text.failed}</h2>
          <p>{isNotFound ? text.notFoundText : text.failedText}</p>
          <ul className={notice.ways}>
            {text.ways.map(({ title, path }) => (
              <li key={path}>
                <ButtonLink kind="secondary" to={inLanguage(language, path)}>
                  {title}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}
