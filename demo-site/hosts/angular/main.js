import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import '@dragoman/widgets/offer-grid';

class App {
  languages = ['en'];
  messages = { bookNow: 'Take it' };
  total = signal();
  booked = signal('');
  pageSize = signal(3);
  isOpen = signal(true);

  book(event) {
    event.preventDefault();
    this.booked.set(event.detail.offer.title);
  }
}

const template = `
  <main>
    <h1>Angular</h1>
    <p id="total">{{ total() }}</p>
    <p id="booked">{{ booked() }}</p>
    <button type="button" (click)="pageSize.set(6)">More</button>
    <button type="button" (click)="isOpen.set(!isOpen())">{{ isOpen() ? 'Close' : 'Open' }}</button>
    @if (isOpen()) {
    <dragoman-offer-grid
      category="document"
      [languages]="languages"
      [pageSize]="pageSize()"
      [messages]="messages"
      (dragoman-load)="total.set($event.detail.total)"
      (dragoman-offer-book)="book($event)"
    ></dragoman-offer-grid>
    }
  </main>
`;

// Browsers do not support decorators yet, so this calls the decorator as a function.
const Host = Component({ selector: 'host-app', template, schemas: [CUSTOM_ELEMENTS_SCHEMA] })(App) ?? App;

bootstrapApplication(Host, { providers: [provideZonelessChangeDetection()] }).catch((error) =>
  console.error(error),
);
