interface PageHeadingProps {
  className?: string
  lang?: string | undefined
  children: string
}

/**
 * The heading of a page. The first frame waits until it has arrived: a frame with only the header would delay the one with
 * text by a tenth of a second on a slow phone. React puts the link into the head; other browsers than Chrome ignore it.
 */
export function PageHeading({ className, lang, children }: PageHeadingProps) {
  return (
    <>
      <link rel="expect" href="#title" blocking="render" />
      <h1 id="title" className={className} lang={lang}>
        {children}
      </h1>
    </>
  )
}
