import type { ReactNode } from "react"
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from "react-router"

import { inLanguage, useLanguage } from "./language.ts"
import { StoreProvider } from "./store/store.tsx"

import "./ui/tokens.css"
import "./ui/base.css"

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#14297a" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <StoreProvider>
      <Outlet />
    </StoreProvider>
  )
}

const words = {
  en: {
    title: "Unexpected Application Error!",
    notFound: "There is no page at this address.",
    failed: "Something went wrong on our side. Please try again in a minute.",
    home: "Go to the home page",
    admission: "Go to online admission",
  },
  hi: {
    title: "अप्रत्याशित त्रुटि!",
    notFound: "इस पते पर कोई पृष्ठ नहीं है।",
    failed: "हमारी ओर से कुछ गड़बड़ हुई है। कृपया एक मिनट बाद फिर प्रयास करें।",
    home: "मुखपृष्ठ पर जाएँ",
    admission: "ऑनलाइन प्रवेश पर जाएँ",
  },
}

export function ErrorBoundary() {
  const error = useRouteError()
  const language = useLanguage()
  const text = words[language]
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className="page">
      <title>{text.title}</title>
      <h1>{text.title}</h1>
      <p>{isNotFound ? text.notFound : text.failed}</p>
      <ul>
        <li>
          <a href={inLanguage(language, "/")}>{text.home}</a>
        </li>
        <li>
          <a href={inLanguage(language, "/admission-form")}>{text.admission}</a>
        </li>
      </ul>
    </main>
  )
}
