"""What is compiled of the environments: a change here, and only here and in `forms/`, compiles the rules anew."""
