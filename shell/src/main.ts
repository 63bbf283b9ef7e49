// The ground's colour before anything else has arrived.
import '@transcreate/ui/first-paint.css';

// Shared modules are chosen at run time, so everything that uses one starts behind this import.
void import(/* webpackChunkName: 'bootstrap' */ './bootstrap.js');
