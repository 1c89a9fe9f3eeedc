"""A long visit leaves nothing behind: after many views and touches the page is as large as at first; a second visit loads little."""

import time

TRIPS = 15


def story(page):
    page.open("play/03-linked-bars")
    page.open("")
    page.wait(lambda: page.has(".thumbnail svg"), "there are no pictures")
    first = page.size()
    for trip in range(TRIPS):
        page.open("play/03-linked-bars" if trip % 2 else "exercise/linked-bars")
        page.open("")
        page.wait(lambda: page.has(".chapter"), "there is no map")
    # What still waits for an answer or a pause keeps its view so long.
    time.sleep(3)
    last = page.size()
    print(f"        after {TRIPS} trips: nodes {first[0]} → {last[0]}, listeners {first[1]} → {last[1]}, heap {first[2]:.1f} → {last[2]:.1f} MB")
    assert last[0] <= 2 * first[0] and last[1] <= 2 * first[1], "the page grows with every visit"

    page.open("exercise/guide-is-a-number")
    page.driver.refresh()
    page.drawn()
    loaded = page.js("""return performance.getEntriesByType('resource').map(({name, transferSize}) => [name.replace(location.origin, ''), transferSize])""")
    total = sum(each[1] for each in loaded) / 1024
    print(f"        a warm load sends {total:.0f} KB in {sum(1 for each in loaded if each[1])} answers")
    assert total < 40, f"a warm load sends {total:.0f} KB: {sorted(loaded, key=lambda each: -each[1])[:5]}"
    shift = page.js("""return new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => { for (const each of list.getEntries()) if (!each.hadRecentInput) sum += each.value; }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(sum), 300);
      })""")
    print(f"        what jumps while it loads: {shift:.3f}")
    assert shift < 0.02, f"the page jumps while it loads: {shift}"
