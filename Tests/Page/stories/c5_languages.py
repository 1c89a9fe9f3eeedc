"""English and German, and light and dark."""


def story(page):
    page.wait(lambda: page.all(".chapter"), "there is no map")
    page.open("exercise/hello-frame")
    page.js("""const language = document.querySelector('[data-setting=language]'); language.value = 'de';
        language.dispatchEvent(new Event('change'));""")
    page.wait(lambda: page.all("[data-action=check]") and page.text("[data-action=check]") == "Prüfen", "the page speaks no German")
    assert page.js("return document.documentElement.lang") == "de", "the document's language is not said"
    page.drawn()
    page.click("[data-action=check]")
    page.wait(lambda: page.all(".verdict") and "Noch nicht" in page.text(".verdict"), "the verdict is not German")
    assert "Punkt" in page.text(".drawer .card"), f"the lesson is not German: {page.text('.drawer .card')[:80]}"
    page.driver.refresh()
    page.drawn()
    assert page.text("[data-action=check]") == "Prüfen", "the language is forgotten"
    page.prefer(prefers_color_scheme="dark")
    page.wait(lambda: page.js("return document.documentElement.dataset.theme") == "dark", "dark is not followed")
    page.js("""const theme = document.querySelector('[data-setting=theme]'); theme.value = 'light';
        theme.dispatchEvent(new Event('change'));""")
    assert page.js("return document.documentElement.dataset.theme") == "light", "the own choice does not win"
