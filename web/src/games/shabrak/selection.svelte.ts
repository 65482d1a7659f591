// What whoever looks has chosen, and what they point at.

export class Selection {
  chosen = $state(""); // a thing, as things.ts has them
  looked = $state(""); // a warrior that is pointed at, or focused
  wish = $state(""); // the act that what is chosen stands for, such as playing that card; "" if there are several, or none

  choose(thing: string): void {
    this.chosen = this.chosen === thing ? "" : thing;
  }

  // What is shown: its reach between the rows, its words in the panel.
  get shown(): string {
    return this.looked || this.chosen;
  }
}
